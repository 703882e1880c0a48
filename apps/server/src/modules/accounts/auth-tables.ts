const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** Better Auth's models under the names of our schema (db/migrations/0001-foundation.sql). */
export const authTables = {
  user: {
    modelName: 'users',
    fields: { ...stamps, emailVerified: 'email_verified' },
    // None of them can be set by a client; what the library does not need to write is not named here at all.
    additionalFields: {
      username: { type: 'string', input: false, required: false },
      planStartedAt: { type: 'date', input: false, required: false, returned: false, fieldName: 'plan_started_at' },
      expiresAt: { type: 'date', input: false, required: false, returned: false, fieldName: 'expires_at' },
    },
  },
  session: {
    modelName: 'sessions',
    fields: { ...stamps, userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent' },
  },
  account: {
    modelName: 'accounts',
    fields: {
      ...stamps,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      idToken: 'id_token',
    },
  },
  verification: { modelName: 'verifications', fields: { ...stamps, expiresAt: 'expires_at' } },
  rateLimit: { modelName: 'auth_rate_limits', fields: { lastRequest: 'last_request' } },
} as const
