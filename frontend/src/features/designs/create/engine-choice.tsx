import { DesignEngine } from '../../../api/model/designEngine.ts';

const ENGINES = {
  ai: { name: 'AI model', means: 'An illustration by an AI model. Check the lettering.' },
  press: { name: 'Press', means: 'Exact lettering in clean vectors, made by our own designer. No AI involved.' },
};

interface EngineChoiceProps {
  value: DesignEngine;
  onChange: (engine: DesignEngine) => void;
}

export function EngineChoice({ value, onChange }: EngineChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">How should we draw it?</legend>
      {Object.values(DesignEngine).map((engine) => (
        <label
          key={engine}
          className="grid grid-cols-[auto_1fr] gap-x-3 rounded-md border border-input px-3 py-2.5 transition-colors duration-150 hover:border-foreground has-checked:border-foreground has-checked:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="engine"
            className="row-span-2 mt-1 size-4 cursor-pointer accent-foreground outline-none"
            aria-labelledby={`engine-${engine}`}
            aria-describedby={`engine-${engine}-means`}
            checked={value === engine}
            onChange={() => onChange(engine)}
          />
          <span id={`engine-${engine}`} className="font-semibold">
            {ENGINES[engine].name}
          </span>
          <span id={`engine-${engine}-means`} className="text-muted-foreground text-sm">
            {ENGINES[engine].means}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
