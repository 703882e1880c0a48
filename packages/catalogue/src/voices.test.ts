import { describe, expect, it } from 'vitest'
import { LANGUAGES, voiceById, voiceForLanguage, VOICES } from './voices.ts'

const REQUIRED = 'en-US en-GB fr de es it pt-BR nl pl sv ru uk tr el ar hi bn ja ko zh vi id fi cs hu ro fa'.split(' ')

describe('the voices of the built-in speech', () => {
  it('cover the languages that are promised, each tag a valid BCP 47 one', () => {
    expect(LANGUAGES.map(({ language }) => language)).toEqual(expect.arrayContaining(REQUIRED))
    for (const { language } of LANGUAGES) expect(Intl.getCanonicalLocales(language)).toEqual([language])
  })

  it.each(LANGUAGES)('has female and male voices for $language', ({ language }) => {
    const genders = VOICES.filter((voice) => voice.language === language).map((voice) => voice.gender)
    expect(genders.filter((gender) => gender === 'female').length).toBeGreaterThanOrEqual(2)
    expect(genders.filter((gender) => gender === 'male').length).toBeGreaterThanOrEqual(2)
  })

  it('have ids and labels of their own', () => {
    expect(new Set(VOICES.map(({ id }) => id)).size).toBe(VOICES.length)
    expect(new Set(VOICES.map(({ label }) => label)).size).toBe(VOICES.length)
    expect(voiceById('en-us-f3')).toMatchObject({ label: 'English (US) · female 3', espeak: 'en-us+f3' })
    expect(voiceById('toString')).toBeUndefined()
  })

  it('are found for the tags that browsers send', () => {
    const found = ['pt', 'en-AU', 'zh-Hant-TW', 'zh-HK', 'no', 'fr_CA', 'DE-at'].map(
      (tag) => voiceForLanguage(tag)?.language,
    )
    expect(found).toEqual(['pt-BR', 'en-US', 'zh', 'yue', 'nb', 'fr', 'de'])
    expect(voiceForLanguage('tlh')).toBeUndefined()
    expect(voiceForLanguage('')).toBeUndefined()
  })
})
