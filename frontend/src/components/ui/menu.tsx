import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 outline-none data-[highlighted]:bg-muted [&_svg]:size-4';

interface MenuProps {
  trigger: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
}

export function Menu({ trigger, defaultOpen, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-40 min-w-56 max-w-80 animate-rise rounded-lg border bg-card p-1.5 shadow-lg"
          onFocus={focusFirstByKeyboard}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Radix does so too, but knows of no key that was pressed before its code came. */
function focusFirstByKeyboard({ target, currentTarget: menu }: FocusEvent<HTMLElement>) {
  if (target === menu && menu.matches(':focus-visible')) menu.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
}

export function MenuItem({ className, ...props }: ComponentProps<typeof DropdownMenu.Item>) {
  return <DropdownMenu.Item className={cn(ITEM, className)} {...props} />;
}

interface MenuRadioGroupProps<T extends string> {
  label: string;
  options: readonly { value: T; name: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few. The menu stays open, so that the change is seen. */
export function MenuRadioGroup<T extends string>({ label, options, value, onChange }: MenuRadioGroupProps<T>) {
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={value} onValueChange={(next) => onChange(next as T)}>
      <MenuLabel className="px-3 pt-1.5 text-muted-foreground text-sm">{label}</MenuLabel>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={cn(ITEM, 'justify-between')}
          onSelect={(event) => event.preventDefault()}
        >
          {option.name}
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden="true" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export const MenuLabel = DropdownMenu.Label;
export const MenuRule = () => <DropdownMenu.Separator className="my-1.5 h-px bg-border" />;
