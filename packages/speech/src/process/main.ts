// SPDX-License-Identifier: GPL-3.0-or-later
//
// The only file that loads eSpeak NG, and it runs in a process of its own. Arguments: the name of the package of eSpeak
// NG, the name of the one that analyzes Japanese.
import type createModule from '@echogarden/espeak-ng-emscripten'
import { kanjiAnalyzer } from './kanji.ts'
import type { Message, Order } from './messages.ts'
import { createVoice, type Speak } from './voice.ts'

const [, , espeakPackage = '', japanesePackage = ''] = process.argv

function tell(message: Message): void {
  process.send?.(message)
}

async function load(): Promise<Speak | undefined> {
  try {
    const espeak: { readonly default: typeof createModule } = await import(espeakPackage)
    const module = await espeak.default({ printErr: () => undefined })
    return createVoice(await new module.eSpeakNGWorker(), kanjiAnalyzer(japanesePackage))
  } catch (error) {
    tell({ kind: 'missing', message: error instanceof Error ? error.message : String(error) })
    process.disconnect()
    return undefined
  }
}

// The program ended or let this process go: nobody is left to speak to.
process.once('disconnect', () => process.exit())

const speak = await load()
if (speak) {
  process.on('message', (message) => {
    const order = message as Order
    speak(order).then(
      (piece) => tell({ kind: 'spoken', id: order.id, piece }),
      (error: unknown) => {
        const refused = error instanceof RangeError
        tell({ kind: 'failed', id: order.id, refused, message: error instanceof Error ? error.message : String(error) })
      },
    )
  })
  tell({ kind: 'ready' })
}
