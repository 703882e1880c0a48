/** The settings of decisions.md 10, checked. Read from the environment once, here alone. */
export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** Origin for links, without a trailing slash; null until the server listens and `http://host:port` holds. */
  readonly publicUrl: string | null
  readonly roles: ReadonlySet<'web' | 'worker'>
  /** null: the embedded database. */
  readonly databaseUrl: string | null
  readonly demo: boolean
  readonly adminEmail: string | null
  readonly smtpUrl: string | null
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Hosts with a key in the environment, by provider id ('replicate', 'fal' …). */
  readonly connectedHosts: ReadonlySet<string>
  /** How many proxies in front of this server are trusted to set x-forwarded-for; 0: none. */
  readonly trustedProxies: number
  /** An ffmpeg to encode films with (FFMPEG_PATH); null: whichever is on the search path, else the built-in codecs. */
  readonly ffmpeg: string | null
  /** PATH, where programs are looked for. */
  readonly searchPath: string | undefined
  /** Signs cookies, grants and links; made on the first start and kept in the data directory. */
  readonly secret: string
}
