public import Foundation
public import XCTest

/// A location in source code.
open class XCTSourceCodeLocation: NSObject {
    /// The URL of the file.
    public let fileURL: URL
    /// The line number, from 1.
    public let lineNumber: Int

    /// Creates a location in a file.
    public init(fileURL: URL, lineNumber: Int) {
        self.fileURL = fileURL
        self.lineNumber = lineNumber
    }

    /// Creates a location in the file at a path.
    public convenience init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }

    /// Creates a location in the file at a path.
    public convenience init(filePath: StaticString, lineNumber: UInt) {
        self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
    }
}

/// The source code context of an issue.
open class XCTSourceCodeContext: NSObject {
    /// The location; `nil` if it is not known.
    public let location: XCTSourceCodeLocation?

    /// Creates a context with a location.
    public init(location: XCTSourceCodeLocation?) { self.location = location }
}

/// An issue in a test (Apple, *XCTIssue*).
public struct XCTIssue {
    /// The type of an issue.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }

    /// The type of the issue.
    public var type: IssueType
    /// A short description of the issue.
    public var compactDescription: String
    /// A detailed description of the issue.
    public var detailedDescription: String?
    /// The source code context of the issue.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The underlying error.
    public var associatedError: (any Error)?
    /// The attachments of the issue.
    public var attachments: [XCTAttachment]

    /// Creates an issue.
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

    /// Adds an attachment to the issue.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

extension XCTestCase {
    /// Records an issue, which makes the test fail.
    public func record(_ issue: XCTIssue) {
        let location = issue.sourceCodeContext.location
        recordFailure(
            withDescription: issue.compactDescription, inFile: location?.fileURL.path ?? "",
            atLine: location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
    }
}
