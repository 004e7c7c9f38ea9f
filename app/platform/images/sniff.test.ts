import { expect, test } from 'vitest'
import { sniffPicture } from './sniff.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\x00\x00'],
  ['gif', 'GIF89a\x01\x00'],
  ['webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['heif', '\x00\x00\x00\x20ftypavif'],
  ['heif', '\x00\x00\x00\x20ftypheic'],
])('a %s file is known by its first bytes', (kind, start) => {
  expect(sniffPicture(bytes(start))).toBe(kind)
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an SVG behind an XML line', '<?xml version="1.0"?><svg/>'],
  ['a web page', '<!doctype html><script>alert(1)</script>'],
  ['a PDF', '%PDF-1.7'],
  ['a TIFF', 'II*\x00'],
  ['a film', '\x00\x00\x00\x20ftypisom'],
  ['a sound', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['a GIF of a version that never was', 'GIF88a'],
  ['nothing', ''],
])('[POST-07] %s is no picture, whatever its name says', (_, start) => {
  expect(sniffPicture(bytes(start))).toBeNull()
})
