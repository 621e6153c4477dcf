// The newer name of the same module.
@_exported public import FBSnapshotTestCase
