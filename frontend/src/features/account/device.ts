type Names = readonly (readonly [RegExp, string])[];

/** The order matters: most user agents also name browsers further down. */
const BROWSERS: Names = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const HANDHELD = ['iPhone', 'iPad', 'Android'];

/** A user agent in words: "Chrome on macOS". */
export function describeDevice(userAgent: string | null): { name: string; handheld: boolean } {
  const browser = findName(BROWSERS, userAgent) ?? 'Unknown browser';
  const system = findName(SYSTEMS, userAgent);
  return { name: system ? `${browser} on ${system}` : browser, handheld: HANDHELD.includes(system ?? '') };
}

function findName(names: Names, userAgent: string | null): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
}
