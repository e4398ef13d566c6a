import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storeAnswer } from '../../../api/cache/store-answer.ts';
import { getGetGenerationQueryKey, useSetPublishing } from '../../../api/generated/generations/generations.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { SetPublishing } from '../../../api/model/setPublishing.ts';
import { Button } from '../../../components/ui/button.tsx';
import { plannedWords, publishAtError, toPublishFields, toPublishWhen } from '../model/publishing.ts';
import { PublishWhenField } from '../parts/publish-when-field.tsx';

/** When a design that was not sent yet goes to the shop. */
export function PublishingCard({ generation }: { generation: GenerationView }) {
  const { publish_when, publish_at } = generation;
  return <Publishing key={`${publish_when} ${publish_at}`} generation={generation} />;
}

function Publishing({ generation }: { generation: GenerationView }) {
  const { id, status } = generation;
  const cache = useQueryClient();
  const saved = toPublishWhen(generation);
  const [value, setValue] = useState(saved);
  const [isSent, setSent] = useState(false);
  const choose = useSetPublishing({
    mutation: {
      meta: { failure: 'Couldn’t change the publishing' },
      onSuccess: (changed) => storeAnswer(cache, getGetGenerationQueryKey(id), changed),
    },
  });
  const error = publishAtError(value);
  const isChanged =
    value.publish !== saved.publish || (value.publish === 'date' && value.publishAt !== saved.publishAt);
  const send = (data: SetPublishing) => choose.mutate({ id, data });
  const save = () => {
    setSent(true);
    if (!error) send({ publish: 'now', ...toPublishFields(value) });
  };
  return (
    <section aria-labelledby="publishing" className="grid gap-3">
      <h2 id="publishing" className="text-xl">
        Publishing
      </h2>
      <p>{plannedWords(generation) ?? 'It goes to your shop as soon as it’s made'}.</p>
      <PublishWhenField value={value} onChange={setValue} error={isSent ? error : undefined} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isChanged && (
          <Button size="sm" variant="ink" disabled={choose.isPending} onClick={save}>
            {value.publish === 'now' && status === 'finalized' ? 'Publish now' : 'Save'}
          </Button>
        )}
        {!isChanged && status === 'finalized' && (
          <Button size="sm" variant="ink" disabled={choose.isPending} onClick={() => send({ publish: 'now' })}>
            Publish now
          </Button>
        )}
      </div>
    </section>
  );
}
