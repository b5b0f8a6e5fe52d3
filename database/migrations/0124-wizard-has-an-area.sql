-- The pages on which an application is written stand in an area of their own.
update action set component = 'wizard/' || substr(component, length('applications/') + 1)
 where component in ('applications/Apply', 'applications/Apply2', 'applications/Apply3', 'applications/ApplyTwo', 'applications/Edit');
