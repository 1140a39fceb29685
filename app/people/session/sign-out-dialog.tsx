import { useSession } from './session-provider.tsx';

/** Each frame draws it once, inside the environment that dialogs need: the session stands around that. */
export const SignOutDialog = () => useSession().signOutDialog;
