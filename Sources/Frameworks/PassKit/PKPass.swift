public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// A pass of the wallet (Apple, *PKPass*); the contents of files are not read here.
open class PKPass: NSObject {
    /// The identifier.
    open var serialNumber: String { "" }
    /// The identifier of its kind.
    open var passTypeIdentifier: String { "" }

    /// Always throws an error here: files of passes are not read.
    public init(data: Data) throws { throw PKPassKitError(.unknownError) }
}

/// What is wrong with a pass (Apple, *PKPassKitError*).
public struct PKPassKitError: Error, Sendable {
    /// The codes.
    public enum Code: Int, Sendable {
        case unknownError = -1
        case invalidDataError = 1
        case unsupportedVersionError, invalidSignature, notEntitledError
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

/// The passes of the wallet (Apple, *PKPassLibrary*); there is none here.
open class PKPassLibrary: NSObject {
    /// Creates a library.
    public override init() {}
    /// Whether the device has a wallet: never here.
    open class func isPassLibraryAvailable() -> Bool { false }
    /// The passes: none here.
    open func passes() -> [PKPass] { [] }
    /// Whether the wallet has a pass: never here.
    open func containsPass(_ pass: PKPass) -> Bool { false }
}

/// The sheet that adds passes (Apple, *PKAddPassesViewController*), which is a gray area with its name here.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    /// The delegate, which is told of nothing here.
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?

    /// Creates the sheet of a pass.
    public init?(pass: PKPass) { super.init(nibName: nil, bundle: nil) }
    /// Creates the sheet of passes.
    public init?(passes: [PKPass]) { super.init(nibName: nil, bundle: nil) }
    /// Creates a sheet from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "PKAddPassesViewController")
    }

    /// Whether passes can be added: never here.
    open class func canAddPasses() -> Bool { false }
}

/// What is told of the sheet that adds passes (Apple, *PKAddPassesViewControllerDelegate*).
@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    /// The sheet ended; never called here.
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    /// Does nothing.
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
