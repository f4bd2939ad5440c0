insert into preview_viewer (id, created_by, view_as, case_id, recorded, expires_at)
values ('f1650000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002', 'reporter', 'e0000000-0000-4000-8000-000000000002', true, now() + interval '12 hours');
insert into preview_response (viewer_id, address, response)
values ('f1650000-0000-4000-8000-000000000001', '/api/User/getProfile', '{"code": 0, "msg": "", "data": null}');
