import fc from 'fast-check';

const zones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
];
const clock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
/** For property tests. */
export const anySchedule = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    times: fc.uniqueArray(clock, { minLength: 1, maxLength: 6 }),
    timeZone: fc.constantFrom(...zones),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rest }) => ({ ...rest, perDay: Math.max(1, Math.ceil(share * rest.times.length)) }));
