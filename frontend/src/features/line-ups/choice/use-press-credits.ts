import { queryClient } from '../../../api/cache/query-client.ts';
import { getListLineUpsQueryKey, useListLineUps } from '../../../api/generated/line-ups/line-ups.ts';
import type { LineUpList } from '../../../api/model/lineUpList.ts';
import type { LineUpView } from '../../../api/model/lineUpView.ts';
import { chosenLineUp, type LineUpChoice, lineUpCredits } from '../model/chosen-line-up.ts';

/** What a press costs: a credit for the design, and those of its further products. */
export function usePressCredits(choice: LineUpChoice): number {
  const { data } = useListLineUps();
  return 1 + lineUpCredits(chosenLineUp(choice, data?.lineUps), data?.creditsEach ?? 0);
}

/** As they were read last; undefined before. */
export function readLineUps(): LineUpView[] | undefined {
  return queryClient.getQueryData<LineUpList>(getListLineUpsQueryKey())?.lineUps;
}
