import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { DeleteDialog } from '../library/delete-dialog.tsx';
import { useDeleteDesigns } from '../library/use-bulk-actions.ts';

export function DeleteDesign({ id }: { id: string }) {
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const remove = useDeleteDesigns(() => {
    setAsked(false);
    void navigate('/library');
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsked(true)}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      {asked && (
        <DeleteDialog
          count={1}
          busy={remove.isPending}
          onConfirm={() => remove.start([id])}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
