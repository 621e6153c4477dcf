public import XCTest

/// The device attributes that are included in the name of a snapshot.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The model, such as `iPhone`.
    public static let device = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 1)
    /// The version of the system.
    public static let OS = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 2)
    /// The size of the screen in points.
    public static let screenSize = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 3)
    /// The scale of the screen, by which goldens are named in any case.
    public static let screenScale = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 4)
}

/// Returns the suffixes of folders with reference images, none of which are read.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }

/// A test case that compares views and layers with goldens in the package's `Snapshots` folder.
open class FBSnapshotTestCase: XCTestCase {
    /// Has no effect here: new and changed goldens wait for `layoutsim review` and `layoutsim accept`.
    open var recordMode = false
    /// The device attributes that are included in the name of a snapshot.
    open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
    /// The name of the goldens' folder; by default that of the class.
    open var folderName: String?
    /// Has no effect here: a view is always drawn with its whole hierarchy.
    open var usesDrawViewHierarchyInRect = false
    /// Whether names include device attributes, under its name in older versions.
    open var isDeviceAgnostic = false
}
