-- These sentences name the day on which the clock ends; they said a number of days that settings may change. Notices from
-- before get the day of the clock that began with them; without such a clock the day shows as missing.
update notice
   set values = values || jsonb_build_object('due', coalesce(
     (select to_char(min(deadline.due_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')
        from deadline
       where deadline.started_at = notice.created_at
         and (deadline.object_id = notice.object_id
              or deadline.object_id in (select id from material where application_id = notice.object_id))), '/'))
 where kind in ('applications.toldSubmitted', 'applications.toldAccepted', 'materials.toldSubmitted')
   and not values ? 'due';
