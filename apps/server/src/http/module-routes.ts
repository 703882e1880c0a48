import type { Context } from '../context.ts'
import { accountRoutes } from '../modules/accounts/routes.ts'
import { audioRoutes } from '../modules/audios/routes.ts'
import { catalogueRoutes } from '../modules/catalogue/routes.ts'
import { creditRoutes } from '../modules/credits/routes.ts'
import { effectRoutes } from '../modules/effects/routes.ts'
import { fileRoutes } from '../modules/files/routes.ts'
import { galleryRoutes } from '../modules/gallery/routes.ts'
import { generationRoutes } from '../modules/generations/routes.ts'
import { imageRoutes } from '../modules/images/routes.ts'
import { likeRoutes } from '../modules/likes/routes.ts'
import { planRoutes } from '../modules/plans/routes.ts'
import { tagRoutes } from '../modules/tags/routes.ts'
import { uploadRoutes } from '../modules/uploads/routes.ts'
import { videoRoutes } from '../modules/videos/routes.ts'
import type { App } from './app.ts'

/** Every module's calls, in one list. */
export function moduleRoutes(app: App, context: Context, options: { rateLimited: boolean }): void {
  accountRoutes(app, context, options)
  creditRoutes(app, context)
  planRoutes(app)
  catalogueRoutes(app, context)
  uploadRoutes(app, context)
  galleryRoutes(app, context)
  imageRoutes(app, context)
  videoRoutes(app, context)
  audioRoutes(app, context)
  likeRoutes(app, context)
  generationRoutes(app, context)
  effectRoutes(app, context)
  tagRoutes(app, context)
  fileRoutes(app, context)
}
