/** Keys of local and session storage (specification, section 3). */
export const STORAGE_KEY = {
  homeContentType: 'home-community-content-type',
  audioPreference: 'easel.audio',
  imageGridSize: 'gallery.imageGridSize',
  videoGridSize: 'gallery.videoGridSize',
  gallerySort: 'gallery.sort',
  workshopTab: 'iw.tab',
  workshopModelT2i: 'iw.model.t2i',
  workshopModelI2i: 'iw.model.i2i',
  workshopModelTab: 'iw.modelTab',
  /** Followed by `.{tab}.{model}`: what was typed and chosen there. */
  workshopDraft: 'iw.draft',
  workshopAdvanced: 'iw.advanced',
  workshopHistory: 'iw.history',
  videoTab: 'vw.tab',
  videoModelT2v: 'vw.model.t2v',
  videoModelI2v: 'vw.model.i2v',
  /** Followed by `.{tab}.{model}`. */
  videoDraft: 'vw.draft',
  /** Followed by `.{id}`: what was chosen on the page of an effect. */
  effectDraft: 'vw.effect',
  audioTab: 'aw.tab',
  /** Followed by `.{tab}`. */
  audioDraft: 'aw.draft',
  /** Ids of the favourite voices, with blanks between them. */
  audioVoices: 'aw.voices',
  lowCreditDismissedUntil: 'lowCreditWarningDismissedUntil',
  privateBannerShown: 'hasShownPrivateGalleryBanner',
  theme: 'easel.theme',
} as const
/** Session storage: the low-credit warning was closed in this session. */
export const SESSION_KEY = { lowCreditDismissed: 'lowCreditWarningDismissed' } as const
