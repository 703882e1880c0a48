import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  ['no proxy is trusted, whatever the header says', '10.0.0.9', '1.2.3.4', 0, '10.0.0.9'],
  ['one proxy: what it wrote last', '10.0.0.9', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies', '10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8', 2, '1.2.3.4'],
  ['a shorter chain than proxies', '10.0.0.9', '1.2.3.4', 2, '1.2.3.4'],
  ['a trusted proxy that sent no header', '10.0.0.9', undefined, 1, '10.0.0.9'],
])('%s', (_, connection, forwarded, proxies, expected) => {
  expect(clientAddress(connection, forwarded, proxies)).toBe(expected)
})
