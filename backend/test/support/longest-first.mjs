import Sequencer from '@jest/test-sequencer';

/** Suites that take minutes though their files are small, which is what Jest goes by in a fresh clone. */
const LONG = [
  'test/publish-faults.e2e.ts',
  'test/publish-fault-pairs.e2e.ts',
  'test/kill.e2e.ts',
  'test/press.e2e.ts',
  'test/designer-report.e2e.ts',
];

/** Begins with what takes longest, so that no worker is alone with it at the end. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}

function isLong({ path }) {
  return LONG.some((suite) => path.endsWith(suite));
}
