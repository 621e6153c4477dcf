import LayoutSimErrors
import LayoutSimNotation

/// Why code written for iOS cannot be built.
struct SwiftError: ReportableError, Hashable {
    enum Reason: Hashable {
        /// The program is not in a checkout of LayoutSim.
        case noCheckout(program: String)
        /// A program of the toolchain cannot be started.
        case noToolchain(String)
        /// A part of LayoutSim could not be built.
        case notBuilt(String)
        /// Neither the folder nor any of its ancestors has a manifest.
        case noPackage
        /// A folder that is named has neither a manifest nor an Xcode project.
        case notPackage(String)
        /// A package has nothing that can be drawn.
        case noScreens(String)
        /// A path does not exist.
        case missing(String)
        /// A manifest that would be written already exists.
        case manifestExists(String)
        /// A manifest whose targets have no Swift files stands where that of an Xcode project would.
        case manifestWithoutCode(String)
        /// A folder contains no Swift files.
        case noSources(String)
        /// The preparation of sources failed and has reported why.
        case notPrepared
        /// An option has no value, or an invalid one.
        case option(String, expected: String)
    }

    var reason: Reason

    init(_ reason: Reason) { self.reason = reason }

    var exitStatus: ExitStatus {
        switch reason {
        case .noCheckout, .noToolchain, .notBuilt, .notPrepared: .fault
        case .noPackage, .notPackage, .option, .manifestExists, .manifestWithoutCode, .noSources: .usage
        case .noScreens: .inputNotUnderstood
        case .missing: .inputNotReadable
        }
    }

    var description: String {
        switch reason {
        case .noCheckout(let program):
            "\(program): error: UIKit is built from LayoutSim's sources, but this program is not in a checkout; "
                + "use .build/release/layoutsim or bin/layoutsim of a checkout"
        case .noToolchain(let name):
            "layoutsim: error: '\(name)' cannot be run; put a Swift toolchain of version 6.2 or later on the search path"
        case .notBuilt(let name): "layoutsim: error: \(name) could not be built; see the compiler errors above"
        case .noPackage:
            "layoutsim: error: there is no Package.swift here or above; run it in a Swift package, or 'layoutsim swift init' "
                + "for the folder of an Xcode project"
        case .notPackage(let path):
            "\(path): error: there is no Package.swift in this folder; name a Swift package, or run 'layoutsim swift init' "
                + "in the folder of an Xcode project"
        case .noScreens(let path):
            "\(path): error: there is nothing to draw: no view controller, scene or preview, and no view of SwiftUI; "
                + "name the folder of a package with screens"
        case .missing(let path): "\(path): error: cannot read: no such file or folder"
        case .manifestExists(let path):
            "\(path): error: this file exists already; 'layoutsim swift build' builds its package as it is; to replace it, "
                + "remove it and run 'layoutsim swift init' again"
        case .manifestWithoutCode(let path):
            "\(path): error: no target of this manifest has Swift files; the app is that of the Xcode project here: "
                + "remove the manifest and run it again"
        case .noSources(let path): "\(path): error: no Swift files in this folder or its subfolders"
        case .notPrepared: "layoutsim: error: the sources could not be prepared"
        case .option(let name, let expected): "layoutsim: error: \(name) needs \(expected)"
        }
    }
}
