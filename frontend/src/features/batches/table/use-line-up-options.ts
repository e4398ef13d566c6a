import { useMemo } from 'react';
import { useListLineUps } from '../../../api/generated/line-ups/line-ups.ts';
import type { LineUpView } from '../../../api/model/lineUpView.ts';
import type { Cells } from './cells-context.ts';

const NO_LINE_UPS: LineUpView[] = [];

/** The line-ups that a row can name, and which one it has where it names none. */
export function useLineUpOptions(): Pick<Cells, 'lineUps' | 'usualLineUp'> {
  const { data } = useListLineUps();
  const all = data?.lineUps ?? NO_LINE_UPS;
  return useMemo(() => {
    const usual = all.find(({ isDefault }) => isDefault);
    const named = all.map(({ name }) => ({ value: name, name }));
    const lineUps = all.length > 0 ? [...named, { value: 'none', name: 'none' }] : [];
    return { lineUps, usualLineUp: usual?.name ?? 'none' };
  }, [all]);
}
