/** So many bytes are enough to recognize UTF-16. */
const SAMPLE_BYTES = 2_000;

interface Decoded {
  text: string;
  /** It is neither UTF-8 nor UTF-16, and its bytes do not say in what alphabet they are. */
  isGuessed: boolean;
}

/**
 * The text of a file in UTF-8 or UTF-16, with or without a byte order mark; else as its seller says, or in Windows-1252.
 *
 * @param encoding as its seller says, by a label that browsers know
 */
export function decodeText(bytes: Uint8Array, encoding = ''): Decoded {
  const unicode = findUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : null);
  const text = new TextDecoder(unicode ?? (encoding || 'windows-1252')).decode(bytes);
  return { text, isGuessed: unicode === null && encoding === '' };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** By its byte order mark, or by the zeros of its spaces, signs and line ends: other texts have none. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (!sample.includes(0)) return null;
  const little = countAscii(sample, 'utf-16le');
  const big = countAscii(sample, 'utf-16be');
  if (little === big) return null;
  return little > big ? 'utf-16le' : 'utf-16be';
}

/** Signs that no text has; in the wrong order of bytes a line end is one. */
const NO_TEXT = /[\p{Cn}\p{Co}]|(?![\t\n\r])\p{Cc}/u;

/** How many signs of ASCII a sample has when it is read so; none where it is no text then. */
function countAscii(sample: Uint8Array, encoding: string): number {
  try {
    // The sample may end within a sign.
    const text = new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
    return NO_TEXT.test(text) ? 0 : [...text].filter((sign) => sign < '\x80').length;
  } catch {
    return 0;
  }
}
