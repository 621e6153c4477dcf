/// A record of the section `swift5_tests` that fills member tables, as the preparation appends it to sources.
package typealias MemberRecord = (
    kind: UInt32, reserved: UInt32,
    accessor: @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt) -> CBool,
    context: UInt, reserved2: UInt
)
