/** What the keys of a keyboard, a headset or a lock screen do. */
interface MediaControls {
  play(): void
  pause(): void
  /** Seconds. */
  seek(to: number): void
  time(): number
  length: number
}

const STEP = 5

/** Tells the system what is sounding, and takes its keys. Does nothing where the browser has no such thing. */
export function takeMediaKeys(piece: { title: string; artist: string }, controls: MediaControls): void {
  if (!('mediaSession' in navigator)) return
  const session = navigator.mediaSession
  session.metadata = new MediaMetadata({ ...piece, album: 'Easel' })
  const by = (seconds: number) => controls.seek(Math.min(controls.length, Math.max(0, controls.time() + seconds)))
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => controls.play()],
    ['pause', () => controls.pause()],
    ['stop', () => controls.pause()],
    ['seekbackward', ({ seekOffset }) => by(-(seekOffset ?? STEP))],
    ['seekforward', ({ seekOffset }) => by(seekOffset ?? STEP)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && controls.seek(seekTime)],
  ]
  for (const [action, handler] of handlers) {
    try {
      session.setActionHandler(action, handler)
    } catch {
      // A browser that does not know the key goes without it.
    }
  }
}

/** Where the piece is; the system counts on by itself while it plays. */
export function tellPosition(isPlaying: boolean, position: number, duration: number): void {
  if (!('mediaSession' in navigator)) return
  navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused'
  if (duration > 0) navigator.mediaSession.setPositionState({ duration, position: Math.min(duration, position) })
}

/** The piece is gone: nobody answers its keys any more. */
export function releaseMediaKeys(): void {
  if (!('mediaSession' in navigator)) return
  const session = navigator.mediaSession
  session.metadata = null
  session.playbackState = 'none'
  for (const action of ['play', 'pause', 'stop', 'seekbackward', 'seekforward', 'seekto'] as const) {
    session.setActionHandler(action, null)
  }
}
