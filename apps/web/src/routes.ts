import type { RouteConfig } from '@react-router/dev/routes'
import { index, route } from '@react-router/dev/routes'

export default [
  index('routes/front.tsx'),
  route('models', 'routes/models.tsx'),
  route('models/:id', 'routes/model.tsx'),
  route('images/workshop', 'routes/workshop-images.tsx'),
  route('videos/workshop', 'routes/workshop-videos.tsx'),
  route('audios/workshop', 'routes/workshop-audios.tsx'),
  route('video-actions', 'routes/video-actions.tsx'),
  route('video-actions/:id', 'routes/video-action.tsx'),
  route('lora', 'routes/custom-models.tsx'),
  route('signin', 'routes/signin.tsx'),
  route('account', 'routes/account.tsx'),
  route('subscription', 'routes/subscription.tsx'),
  route('admin/claim', 'routes/admin-claim.tsx'),
  route('videos', 'routes/videos.tsx'),
  route('videos/:id', 'routes/video.tsx'),
  route('images/:id', 'routes/image.tsx'),
  route('images/:id/variations', 'routes/image-variations.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
