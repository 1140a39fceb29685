/** The console: its frame around the screens of staff. */
import { type RouteObject, useRoutes } from 'react-router';
import { leadTo, toRoutes } from '#app/ground/page/screens.tsx';
import { accountTexts } from '#app/ground/texts/account-texts.ts';
import { addTextFiles } from '#app/ground/texts/load-area.ts';
import { StaffConsole } from './console/staff-console.tsx';
import { staffScreens } from './staff-screens.ts';

addTextFiles(accountTexts);

const Elsewhere = leadTo('/staff');
export const staffRoutes: RouteObject[] = [
  {
    element: <StaffConsole />,
    children: [...toRoutes(staffScreens, '/staff'), { path: '*', element: <Elsewhere /> }],
  },
];

export const StaffArea = () => useRoutes(staffRoutes);
