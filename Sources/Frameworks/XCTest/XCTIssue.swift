public import Foundation
public import XCTest

/// A place in sources.
open class XCTSourceCodeLocation: NSObject {
    /// The file.
    public let fileURL: URL
    /// The line, counted from 1.
    public let lineNumber: Int

    /// A line of a file.
    public init(fileURL: URL, lineNumber: Int) {
        self.fileURL = fileURL
        self.lineNumber = lineNumber
    }

    /// A line of a file at a path.
    public convenience init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }

    /// A line of a file at a path.
    public convenience init(filePath: StaticString, lineNumber: UInt) {
        self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
    }
}

/// Where in sources something happened.
open class XCTSourceCodeContext: NSObject {
    /// The place, if it is known.
    public let location: XCTSourceCodeLocation?

    /// A place.
    public init(location: XCTSourceCodeLocation?) { self.location = location }
}

/// What went wrong in a test (Apple, *XCTIssue*).
public struct XCTIssue {
    /// How it went wrong.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }

    /// How it went wrong.
    public var type: IssueType
    /// What went wrong, in a line.
    public var compactDescription: String
    /// What went wrong, at length.
    public var detailedDescription: String?
    /// Where it went wrong.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error that tells of it.
    public var associatedError: (any Error)?
    /// What was left behind.
    public var attachments: [XCTAttachment]

    /// What went wrong, and where.
    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(location: nil),
        associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
        self.attachments = attachments
    }

    /// Attaches something to it.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

extension XCTestCase {
    /// Has the test fail.
    public func record(_ issue: XCTIssue) {
        let location = issue.sourceCodeContext.location
        recordFailure(
            withDescription: issue.compactDescription, inFile: location?.fileURL.path ?? "",
            atLine: location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
    }
}
