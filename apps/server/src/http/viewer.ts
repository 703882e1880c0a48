/** Who is asking. Built once a request from the session cookie or the bearer token (modules/accounts/viewer.ts). */
export interface Viewer {
  /** null without a session. */
  readonly id: string | null
  readonly username: string | null
  readonly name: string | null
  readonly email: string | null
  readonly avatar: string | null
  readonly createdAt: Date | null
  /** decisions.md 3: signed in as a guest: may generate with built-in models, else a visitor. */
  readonly isGuest: boolean
  /** P1: no session, or a guest: the visitor's caps hold. */
  readonly isVisitor: boolean
  readonly isAdmin: boolean
  readonly isRestricted: boolean
  readonly planId: number
}

export const VISITOR: Viewer = {
  id: null,
  username: null,
  name: null,
  email: null,
  avatar: null,
  createdAt: null,
  isGuest: false,
  isVisitor: true,
  isAdmin: false,
  isRestricted: false,
  planId: 1,
}
