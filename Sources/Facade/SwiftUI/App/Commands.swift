import LayoutSimInertness

/// Commands of a menu bar, which iPhones do not have.
@MainActor @preconcurrency public protocol Commands {
    /// The type of the commands in it.
    associatedtype Body: Commands

    /// The commands in it.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Ends the process, since only SwiftUI itself makes such commands.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// Makes commands of those in a closure.
@resultBuilder public enum CommandsBuilder {
    /// Takes commands as they are.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Makes no commands of an empty closure.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Takes the only commands of a closure as they are.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Makes commands of several.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> TupleCommands<
        (repeat each Content)
    > { TupleCommands(value: (repeat each content)) }
}

/// No commands.
public struct EmptyCommands: Commands {
    /// Nothing is in it.
    public typealias Body = Never

    /// Creates no commands.
    public nonisolated init() {}
}

/// Several commands.
nonisolated public struct TupleCommands<Value>: Commands {
    let value: Value

    /// Nothing else is in it.
    public typealias Body = Never
}

/// A menu of the menu bar.
nonisolated public struct CommandMenu<Content: View>: Commands {
    let content: Content

    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates a menu.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Creates a menu.
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// Commands of a menu, before, after or in the place of others.
nonisolated public struct CommandGroup<Content: View>: Commands {
    let content: Content

    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates commands before others.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Creates commands after others.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
    /// Creates commands in the place of others.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
}

/// Commands that the system has.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// About the app.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// Settings of the app.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// Services.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hide and show the app.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// End the app.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Save documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Import and export documents.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Print documents.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Change texts.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Format texts.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Bars.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Sidebars.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The list of windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// One window.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// The order of windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

/// The commands of sidebars.
public struct SidebarCommands: Commands {
    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates the commands.
    public nonisolated init() {}
}
/// The commands of bars.
public struct ToolbarCommands: Commands {
    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates the commands.
    public nonisolated init() {}
}
/// The commands of texts.
public struct TextEditingCommands: Commands {
    /// Nothing else is in it.
    public typealias Body = Never

    /// Creates the commands.
    public nonisolated init() {}
}
