/** What the shortcuts of the page do to the player in hand. */
export interface PlayerHandle {
  toggle(): void
  /** @param frames negative for back */
  step(frames: number): void
}

// The one in hand stands last.
let players: readonly PlayerHandle[] = []

/** The player that played or came into view last, of those on the page. */
export function activePlayer(): PlayerHandle | null {
  return players.at(-1) ?? null
}

export function setActivePlayer(handle: PlayerHandle): void {
  players = [...players.filter((other) => other !== handle), handle]
}

export function clearActivePlayer(handle: PlayerHandle): void {
  players = players.filter((other) => other !== handle)
}
