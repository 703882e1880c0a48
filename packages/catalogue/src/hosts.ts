/** Every host that an operator can connect: its name for people, and the setting that connects it. */
export const HOSTS = {
  replicate: { name: 'Replicate', setting: 'REPLICATE_API_TOKEN' },
  fal: { name: 'fal', setting: 'FAL_KEY' },
  openai: { name: 'OpenAI', setting: 'OPENAI_API_KEY' },
  gemini: { name: 'Gemini', setting: 'GEMINI_API_KEY' },
  elevenlabs: { name: 'ElevenLabs', setting: 'ELEVENLABS_API_KEY' },
  comfyui: { name: 'ComfyUI', setting: 'COMFYUI_URL' },
  a1111: { name: 'A1111', setting: 'A1111_URL' },
  sdcpp: { name: 'stable-diffusion.cpp', setting: 'SDCPP_URL' },
} as const
export type HostId = keyof typeof HOSTS

/** The provider of the models that run on this machine; always connected. */
export const BUILT_IN = 'built-in'
export type ProviderId = HostId | typeof BUILT_IN
