public import XCTest

/// What the name of a snapshot tells of the device beside the test.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
    /// Its bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The model, such as `iPhone`.
    public static let device = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 1)
    /// The version of the system.
    public static let OS = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 2)
    /// The size of the screen in points.
    public static let screenSize = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 3)
    /// The pixels of a point, which goldens have of their own.
    public static let screenScale = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 4)
}

/// Suffixes of folders with reference pictures, of which none is read.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }

/// A test case whose views and layers are compared with goldens in the package's `Snapshots`.
open class FBSnapshotTestCase: XCTestCase {
    /// Accepted, and without effect: what is new or changed waits for `layoutsim review` and `layoutsim accept`.
    open var recordMode = false
    /// What the name of a snapshot tells of the device.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    /// What goldens are named after, by default the class.
    open var folderName: String?
    /// Accepted, and without effect: a view is always drawn with all that is in it.
    open var usesDrawViewHierarchyInRect = false
    /// Whether names tell of the device, in the words of older versions.
    open var isDeviceAgnostic = false
}
