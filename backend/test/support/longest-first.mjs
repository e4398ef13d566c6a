import Sequencer from '@jest/test-sequencer';

/** Suites that take minutes though their files are small, which is what Jest goes by in a fresh clone. */
const LONG = [
  'test/publish-fault-pairs.e2e.ts',
  'test/kill.e2e.ts',
  'test/design-product-faults.e2e.ts',
  'test/publish-faults.e2e.ts',
  'test/listing.e2e.ts',
  'test/generations-printify-faults.e2e.ts',
  'test/generations-recovery.e2e.ts',
  'test/batches.e2e.ts',
  'test/design-versions.e2e.ts',
  'test/press.e2e.ts',
  'test/designer-report.e2e.ts',
  'src/print/matte/cut-out-cases.spec.ts',
  'src/listing/rules/listing-rules.spec.ts',
];

/** Begins with what takes longest, so that no worker is alone with it at the end. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ path }) {
  const rank = LONG.findIndex((suite) => path.endsWith(suite));
  return rank === -1 ? LONG.length : rank;
}
