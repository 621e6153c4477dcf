// The keys of the values of contacts; their values are the names of the properties.

/// The key of `identifier`.
public let CNContactIdentifierKey = "identifier"
/// The key of `contactType`.
public let CNContactTypeKey = "contactType"
/// The key of `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of `givenName`.
public let CNContactGivenNameKey = "givenName"
/// The key of `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// The key of `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// The key of `nameSuffix`.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of `nickname`.
public let CNContactNicknameKey = "nickname"
/// The key of `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of `departmentName`.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"
/// The key of `note`.
public let CNContactNoteKey = "note"
/// The key of `birthday`.
public let CNContactBirthdayKey = "birthday"
/// The key of `imageData`.
public let CNContactImageDataKey = "imageData"
/// The key of `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"

/// The label “home”.
public let CNLabelHome = "_$!<Home>!$_"
/// The label “work”.
public let CNLabelWork = "_$!<Work>!$_"
/// The label “school”.
public let CNLabelSchool = "_$!<School>!$_"
/// The label “other”.
public let CNLabelOther = "_$!<Other>!$_"
/// The label “iCloud”.
public let CNLabelEmailiCloud = "iCloud"
/// The label “home page”.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label “anniversary”.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label “iPhone”.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label “mobile”.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label “main”.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label “home fax”.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label “work fax”.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label “pager”.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

/// The labels as users see them.
let labels: KeyValuePairs<String, String> = [
    CNLabelHome: "home",
    CNLabelWork: "work",
    CNLabelSchool: "school",
    CNLabelOther: "other",
    CNLabelEmailiCloud: "iCloud",
    CNLabelURLAddressHomePage: "home page",
    CNLabelDateAnniversary: "anniversary",
    CNLabelPhoneNumberiPhone: "iPhone",
    CNLabelPhoneNumberMobile: "mobile",
    CNLabelPhoneNumberMain: "main",
    CNLabelPhoneNumberHomeFax: "home fax",
    CNLabelPhoneNumberWorkFax: "work fax",
    CNLabelPhoneNumberPager: "pager",
]
