/** A language that the built-in speech (eSpeak NG) reads. */
export interface VoiceLanguage {
  /** BCP 47. */
  readonly language: string
  /** Its English name and its own: 'French · Français'. */
  readonly languageLabel: string
  /** What eSpeak NG calls it, without a variant. */
  readonly espeak: string
  /** One sentence in the language, for a preview. */
  readonly sample: string
  /** What a person should know before writing for it; only where the voice has a real limit. */
  readonly note?: string
}

/** A voice of the built-in speech. All are synthetic: a language of eSpeak NG spoken by one of its variants. */
export interface Voice extends VoiceLanguage {
  /** Stable: 'en-us-f3'. */
  readonly id: string
  readonly gender: 'female' | 'male'
  /** 'English (US) · female 3'. */
  readonly label: string
}

/** In the order of a picker: by speakers of the web first, then by name. */
export const LANGUAGES: readonly VoiceLanguage[] = [
  language('en-US', 'en-us', 'English (US)', '', 'Hello! I am a synthetic voice, and I read what you write.'),
  language('en-GB', 'en', 'English (UK)', '', 'Good evening! I am a synthetic voice, and I read what you write.'),
  language('es', 'es', 'Spanish (Spain)', 'Español', '¡Hola! Soy una voz sintética y leo lo que escribes.'),
  language(
    'es-419',
    'es-419',
    'Spanish (Latin America)',
    'Español latinoamericano',
    '¡Qué tal! Soy una voz sintética y leo lo que escriben ustedes.',
  ),
  language('fr', 'fr', 'French', 'Français', 'Bonjour ! Je suis une voix de synthèse et je lis vos textes.'),
  language('de', 'de', 'German', 'Deutsch', 'Guten Tag! Ich bin eine künstliche Stimme und lese deine Texte vor.'),
  language('it', 'it', 'Italian', 'Italiano', 'Ciao! Sono una voce sintetica e leggo quello che scrivi.'),
  language(
    'pt-BR',
    'pt-br',
    'Portuguese (Brazil)',
    'Português do Brasil',
    'Olá! Eu sou uma voz sintética e leio o que você escreve.',
  ),
  language(
    'pt-PT',
    'pt',
    'Portuguese (Portugal)',
    'Português de Portugal',
    'Bom dia! Sou uma voz sintética e leio o que escreves.',
  ),
  language(
    'ja',
    'ja',
    'Japanese',
    '日本語',
    'こんにちは。わたしは ごうせい おんせい です。',
    'Reads hiragana and katakana. Kanji need the optional Japanese dictionary on the server; without it, write them in kana.',
  ),
  language(
    'zh',
    'cmn',
    'Chinese (Mandarin)',
    '普通话',
    '你好！我是合成语音，可以朗读你写的文字。',
    'Latin words are read as English.',
  ),
  language('yue', 'yue', 'Chinese (Cantonese)', '廣東話', '你好！我係合成語音，可以讀出你寫嘅文字。'),
  language(
    'ko',
    'ko',
    'Korean',
    '한국어',
    '안녕하세요! 저는 합성 음성이고 여러분의 글을 읽어 드립니다.',
    'Reads Hangul. Hanja are not read.',
  ),
  language('ru', 'ru', 'Russian', 'Русский', 'Здравствуйте! Я синтетический голос и читаю ваши тексты.'),
  language('uk', 'uk', 'Ukrainian', 'Українська', 'Добрий день! Я синтетичний голос і читаю ваші тексти.'),
  language('pl', 'pl', 'Polish', 'Polski', 'Dzień dobry! Jestem głosem syntetycznym i czytam twoje teksty.'),
  language('nl', 'nl', 'Dutch', 'Nederlands', 'Hallo! Ik ben een kunstmatige stem en lees voor wat je schrijft.'),
  language('sv', 'sv', 'Swedish', 'Svenska', 'Hej! Jag är en syntetisk röst och läser det du skriver.'),
  language('da', 'da', 'Danish', 'Dansk', 'Goddag! Jeg er en syntetisk stemme og læser det, du skriver.'),
  language('nb', 'nb', 'Norwegian', 'Norsk bokmål', 'God dag! Jeg er en syntetisk stemme og leser det du skriver.'),
  language('fi', 'fi', 'Finnish', 'Suomi', 'Hyvää päivää! Olen synteettinen ääni ja luen kirjoittamasi tekstin.'),
  language('tr', 'tr', 'Turkish', 'Türkçe', 'Merhaba! Ben yapay bir sesim ve yazdıklarınızı okuyorum.'),
  language('el', 'el', 'Greek', 'Ελληνικά', 'Καλημέρα! Είμαι μια συνθετική φωνή και διαβάζω τα κείμενά σας.'),
  language(
    'ar',
    'ar',
    'Arabic',
    'العربية',
    'مَرْحَبًا! أَنَا صَوْتٌ اِصْطِنَاعِيٌّ أَقْرَأُ مَا تَكْتُبُ.',
    'Vowels that are not written are not spoken: text with vowel marks (tashkil) sounds right.',
  ),
  language('fa', 'fa', 'Persian', 'فارسی', 'سلام! من یک صدای مصنوعی هستم و نوشته‌های شما را می‌خوانم.'),
  language('hi', 'hi', 'Hindi', 'हिन्दी', 'नमस्ते! मैं एक कृत्रिम आवाज़ हूँ और आपका लिखा पढ़ती हूँ।'),
  language('bn', 'bn', 'Bengali', 'বাংলা', 'নমস্কার! আমি একটি কৃত্রিম কণ্ঠ, আপনার লেখা পড়ে শোনাই।'),
  language('ta', 'ta', 'Tamil', 'தமிழ்', 'வணக்கம்! நான் ஒரு செயற்கைக் குரல், நீங்கள் எழுதுவதைப் படிக்கிறேன்.'),
  language('te', 'te', 'Telugu', 'తెలుగు', 'నమస్కారం! నేను ఒక కృత్రిమ స్వరం, మీరు రాసింది చదువుతాను.'),
  language('vi', 'vi', 'Vietnamese', 'Tiếng Việt', 'Xin chào! Tôi là giọng nói tổng hợp và đọc những gì bạn viết.'),
  language('id', 'id', 'Indonesian', 'Bahasa Indonesia', 'Halo! Saya suara sintetis dan membacakan tulisan Anda.'),
  language('ms', 'ms', 'Malay', 'Bahasa Melayu', 'Selamat pagi! Saya suara sintetik dan membaca tulisan anda.'),
  language('cs', 'cs', 'Czech', 'Čeština', 'Dobrý den! Jsem syntetický hlas a čtu vaše texty.'),
  language('sk', 'sk', 'Slovak', 'Slovenčina', 'Dobrý deň! Som syntetický hlas a čítam vaše texty.'),
  language('hu', 'hu', 'Hungarian', 'Magyar', 'Jó napot! Szintetikus hang vagyok, és felolvasom, amit írsz.'),
  language('ro', 'ro', 'Romanian', 'Română', 'Bună ziua! Sunt o voce sintetică și citesc ce scrieți.'),
  language('bg', 'bg', 'Bulgarian', 'Български', 'Добър ден! Аз съм синтетичен глас и чета вашите текстове.'),
  language('hr', 'hr', 'Croatian', 'Hrvatski', 'Dobar dan! Ja sam umjetni glas i čitam vaše tekstove.'),
  language('sr', 'sr', 'Serbian', 'Српски', 'Добар дан! Ја сам вештачки глас и читам ваше текстове.'),
  language('sl', 'sl', 'Slovenian', 'Slovenščina', 'Dober dan! Sem umetni glas in berem vaša besedila.'),
  language('lt', 'lt', 'Lithuanian', 'Lietuvių', 'Laba diena! Aš esu dirbtinis balsas ir skaitau jūsų tekstus.'),
  language('lv', 'lv', 'Latvian', 'Latviešu', 'Labdien! Es esmu mākslīga balss un lasu jūsu tekstus.'),
  language('et', 'et', 'Estonian', 'Eesti', 'Tere päevast! Olen tehishääl ja loen teie tekste.'),
  language('ca', 'ca', 'Catalan', 'Català', 'Bon dia! Soc una veu sintètica i llegeixo el que escrius.'),
  language('sw', 'sw', 'Swahili', 'Kiswahili', 'Habari! Mimi ni sauti ya kompyuta na ninasoma unachoandika.'),
  language('eo', 'eo', 'Esperanto', '', 'Saluton! Mi estas sinteza voĉo kaj legas tion, kion vi skribas.'),
]

/** The variants of eSpeak NG that are furthest apart in pitch and colour while staying clear. */
const VARIANTS: readonly { readonly id: string; readonly gender: Voice['gender']; readonly number: number }[] = [
  { id: 'f3', gender: 'female', number: 3 },
  { id: 'm3', gender: 'male', number: 3 },
  { id: 'f2', gender: 'female', number: 2 },
  { id: 'm8', gender: 'male', number: 8 },
]

/** Every voice, languages in the order of LANGUAGES; the first voice of a language is its default. */
export const VOICES: readonly Voice[] = LANGUAGES.flatMap((spoken) =>
  VARIANTS.map((variant) => ({
    ...spoken,
    id: `${spoken.language.toLowerCase()}-${variant.id}`,
    espeak: `${spoken.espeak}+${variant.id}`,
    gender: variant.gender,
    label: `${englishName(spoken)} · ${variant.gender} ${variant.number}`,
  })),
)

const byId: ReadonlyMap<string, Voice> = new Map(VOICES.map((voice) => [voice.id, voice]))

/** The voice of that id, or undefined. */
export function voiceById(id: string): Voice | undefined {
  return byId.get(id)
}

/** Tags of a language under which people and browsers also know it. */
const ALIASES: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', cmn: 'zh', in: 'id', 'zh-hk': 'yue' }

/**
 * The default voice for a BCP 47 tag: the tag itself, else the nearest of the same language ('pt' is pt-BR, 'en-AU' is
 * en-US). undefined when eSpeak NG does not speak the language here.
 */
export function voiceForLanguage(tag: string): Voice | undefined {
  const parts = tag.toLowerCase().replaceAll('_', '-').split('-')
  for (let length = parts.length; length > 0; length--) {
    const asked = parts.slice(0, length).join('-')
    const wanted = ALIASES[asked] ?? asked
    const found =
      VOICES.find((voice) => voice.language.toLowerCase() === wanted) ??
      VOICES.find((voice) => voice.language.toLowerCase().startsWith(`${wanted}-`))
    if (found) return found
  }
  return undefined
}

function englishName(spoken: VoiceLanguage): string {
  return spoken.languageLabel.split(' · ')[0] ?? spoken.languageLabel
}

function language(tag: string, espeak: string, english: string, own: string, sample: string, note?: string) {
  const languageLabel = own === '' ? english : `${english} · ${own}`
  return { language: tag, languageLabel, espeak, sample, ...(note === undefined ? {} : { note }) }
}
