import { Check, Reply, Undo2 } from 'lucide-react';
import { useMarkContactMessage } from '../../../api/generated/admin/admin.ts';
import type { ContactMessageView } from '../../../api/model/contactMessageView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { DateTime } from '../../../components/ui/date-time.tsx';

export function Message({ message }: { message: ContactMessageView }) {
  const { id, name, email, subject, received_at: at, answered_at: answeredAt, answered_by: by } = message;
  const answered = answeredAt !== null;
  const mark = useMarkContactMessage({
    mutation: { meta: { success: answered ? 'Reopened' : 'Marked answered', failure: 'Error' } },
  });
  return (
    <Card aria-labelledby={id} className="grid gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="break-words text-xl">
          {subject}
        </h2>
        <p className="break-words text-muted-foreground">
          {name} &lt;{email}&gt;, <DateTime at={at} />
        </p>
      </div>
      <p className="max-w-prose whitespace-pre-wrap break-words">{message.message}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button asChild>
          <a href={replyLink(message)}>
            <Reply aria-hidden="true" />
            Reply
          </a>
        </Button>
        <Button
          variant="quiet"
          disabled={mark.isPending}
          onClick={() => mark.mutate({ id, data: { answered: !answered } })}
        >
          {answered ? <Undo2 aria-hidden="true" /> : <Check aria-hidden="true" />}
          {answered ? 'Reopen' : 'Mark answered'}
        </Button>
        {answeredAt && (
          <span className="text-muted-foreground text-sm">
            Answered <DateTime at={answeredAt} />
            {by && ` by ${by}`}
          </span>
        )}
      </div>
    </Card>
  );
}

/** The email and the subject are a stranger's: nothing in them may add parameters to the link. */
function replyLink({ email, subject }: ContactMessageView): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
