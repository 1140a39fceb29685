import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import type { coachRequest } from '#core/tuition/api/coach-requests.ts';
import type { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { coachRequestNo } from '#server/ground/text/request-no.ts';

type Row = typeof coachRequests.$inferSelect;
type CoachRequest = z.output<typeof coachRequest>;

export function presentCoachRequest({ lookupCache }: Services, row: Row, lang: Lang): CoachRequest {
  const { cities, locations, religions } = lookupCache.current;
  return {
    id: row.id,
    request_no: coachRequestNo(row.id),
    status: row.status,
    reason: row.statusReason,
    created_at: row.createdAt.toISOString(),
    student_name: row.studentName,
    student_age: row.studentAge,
    student_type: row.studentType,
    coach_gender: row.coachGender,
    coach_religion:
      row.coachReligionId === null ? null : nameIn(religions, row.coachReligionId, lang),
    coach_net_time: row.coachNetTime,
    shift: row.shift,
    coaching_time: row.coachingTime.slice(0, 5),
    extra_work: row.extraWork,
    level_of_expertise: row.levelOfExpertise,
    communication_level: row.communicationLevel,
    tutoring_level: row.tutoringLevel,
    caring_level: row.caringLevel,
    other_requirements: row.otherRequirements,
    city_name: nameIn(cities, row.cityId, lang),
    location_name: nameIn(locations, row.locationId, lang),
    detail_address: row.detailAddress,
    salary: row.salary,
    coach_name: row.coachName,
    coach_phone: row.coachPhone && readPhoneNumber(row.coachPhone),
    coach_about: row.coachAbout,
    first_day: row.firstDay,
    last_day: row.lastDay,
    can_update: row.status === 'pending',
    can_cancel: row.status === 'pending' || row.status === 'contacted',
  };
}
