import { Tabs } from 'radix-ui';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { cn } from '../../../lib/cn.ts';

export interface PanelTab<Name extends string> {
  name: Name;
  icon: ComponentType<{ className?: string }>;
  body: ReactNode;
}

interface PanelTabsProps<Name extends string> {
  tabs: readonly PanelTab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** The design has less room now. */
  onOpenSheet: () => void;
}

/** Beside the design; on a phone a sheet at the foot of the screen, so that the design stays in view. */
export function PanelTabs<Name extends string>({ tabs, chosen, onChoose, onOpenSheet }: PanelTabsProps<Name>) {
  const [isOpen, setIsOpen] = useState(false);
  /** When the pointer went down: the tab is chosen before the click ends. */
  const wasChosen = useRef(false);
  function openSheet() {
    setIsOpen(true);
    onOpenSheet();
  }
  function toggleSheet() {
    if (isOpen) setIsOpen(false);
    else openSheet();
  }
  return (
    <Tabs.Root
      value={chosen}
      data-sheet={isOpen ? 'open' : 'closed'}
      onValueChange={(name) => {
        onChoose(name as Name);
        openSheet();
      }}
      className={cn(
        'flex min-h-0 flex-col bg-card max-lg:sticky max-lg:bottom-0 max-lg:z-30 max-lg:-mx-4 max-lg:flex-col-reverse max-lg:border-t max-lg:shadow-[0_-6px_18px_rgb(0_0_0/0.14)] sm:max-lg:-mx-6 lg:rounded-lg lg:border',
        isOpen && 'max-lg:h-[44dvh]',
      )}
    >
      <Tabs.List aria-label="What to change" className="flex shrink-0 border-b max-lg:border-t max-lg:border-b-0">
        {tabs.map(({ name, icon: Icon }) => (
          <Tabs.Trigger
            key={name}
            value={name}
            // The sheet of a phone closes with the tab that it was opened with.
            onPointerDown={() => {
              wasChosen.current = name === chosen;
            }}
            onClick={({ detail }) => (detail === 0 || wasChosen.current) && toggleSheet()}
            className={cn(
              'relative grid min-h-14 flex-1 place-items-center content-center gap-0.5 text-muted-foreground text-sm outline-offset-[-3px] max-[22.4rem]:text-xs hover:text-foreground',
              'data-[state=active]:font-semibold data-[state=active]:text-foreground data-[state=active]:after:absolute data-[state=active]:after:inset-x-2 data-[state=active]:after:h-[3px] data-[state=active]:after:bg-foreground max-lg:data-[state=active]:after:top-0 lg:data-[state=active]:after:bottom-0',
            )}
          >
            <Icon className="size-5" aria-hidden="true" />
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ name, body }) => (
        <Tabs.Content
          key={name}
          value={name}
          className={cn('min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 sm:p-5', !isOpen && 'max-lg:hidden')}
        >
          {body}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
