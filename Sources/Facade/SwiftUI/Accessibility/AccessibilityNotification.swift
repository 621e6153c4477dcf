public import Foundation
import UIKit

/// What is told to those who have views read aloud.
public enum AccessibilityNotification {
    /// Words to be said.
    public struct Announcement {
        let words: String

        /// Creates words to be said.
        public init(_ announcement: AttributedString) { words = String(announcement.characters) }
        /// Creates words to be said.
        @_disfavoredOverload public init(_ announcement: LocalizedStringResource) {
            words = String(localized: announcement)
        }
        /// Creates words to be said.
        @_disfavoredOverload public init<S: StringProtocol>(_ announcement: S) { words = String(announcement) }

        /// Has the words said.
        public func post() { tell(.announcement, words) }
    }
    /// Other views are shown in the same place.
    public struct LayoutChanged {
        let words: String?

        /// Creates a notification, with the words to be said.
        public init(_ argument: String? = nil) { words = argument }

        /// Tells it.
        public func post() { tell(.layoutChanged, words) }
    }
    /// Another screen is shown.
    public struct ScreenChanged {
        let words: String?

        /// Creates a notification, with the words to be said.
        public init(_ argument: String? = nil) { words = argument }

        /// Tells it.
        public func post() { tell(.screenChanged, words) }
    }
    /// A page was scrolled.
    public struct PageScrolled {
        let words: String

        /// Creates a notification, with the words for where it is.
        public init(_ status: String) { words = status }

        /// Tells it.
        public func post() { tell(.pageScrolled, words) }
    }
}

private func tell(_ notification: UIAccessibility.Notification, _ words: String?) {
    MainActor.assumeIsolated { UIAccessibility.post(notification: notification, argument: words) }
}
