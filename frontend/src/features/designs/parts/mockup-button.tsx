import { QuietImage } from '../../../components/ui/quiet-image.tsx';
import { cn } from '../../../lib/cn.ts';
import { mockupOfSize } from '../model/picture-sizes.ts';

interface MockupButtonProps {
  mockup: string;
  /** From 0. */
  index: number;
  pressed: boolean;
  className: string;
  onPress: () => void;
}

/** A thumbnail of Printify's mockup. Multiplied onto the plate, a light picture is no white tile in the dark theme. */
export function MockupButton({ mockup, index, pressed, className, onPress }: MockupButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Printify mockup ${index + 1}`}
      aria-pressed={pressed}
      className={cn(
        'block overflow-hidden rounded-md border-2 border-transparent bg-[light-dark(var(--plate),oklch(0.8_0.01_80))] aria-pressed:border-foreground',
        className,
      )}
      onClick={onPress}
    >
      <QuietImage
        src={mockupOfSize(mockup, 160)}
        loading="lazy"
        decoding="async"
        className="size-full object-cover mix-blend-multiply"
      />
    </button>
  );
}
